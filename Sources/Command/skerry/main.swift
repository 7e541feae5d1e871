import SkerryApps
import SkerryCommand

Skerry.run(apps: Apps.all, demonstration: Apps.demo)
