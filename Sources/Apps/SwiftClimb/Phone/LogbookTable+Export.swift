// Stands for UIKit: on an iPhone a document picker asks where the files go.
import SkerryDevice

extension LogbookTable: FileExport.Table {}
