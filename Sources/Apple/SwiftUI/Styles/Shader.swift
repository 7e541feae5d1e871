// Shaders run on a graphics processor; a cell has one glyph and two colours. What they are applied to is drawn as it is.

/// A function of a shader library with its arguments; without an effect here.
nonisolated public struct Shader: Hashable, Sendable {
  /// A value for a shader's function.
  public struct Argument: Hashable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A point, in points.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size, in points.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    /// Several numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The rectangle of the view, in points.
    public static let boundingRect = Argument()
    /// A color.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Several colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  /// The kinds of use for which a shader can be made ready.
  public enum UsageType: Hashable, Sendable {
    /// As a fill, as a filter of colors, of places, or of a whole layer.
    case shapeStyle, colorEffect, distortionEffect, layerEffect
  }

  /// The function.
  public var function: ShaderFunction
  /// Its arguments.
  public var arguments: [Argument]
  /// Whether what it draws is blended with noise.
  public var dithersColor = false

  /// A function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Does nothing: no shader runs here.
  public func compile(as type: UsageType) async throws {}
}

/// The name of a shader's function.
@dynamicCallable
nonisolated public struct ShaderFunction: Hashable, Sendable {
  /// The library that holds it.
  public var library: ShaderLibrary
  /// Its name.
  public var name: String

  /// A function of a library.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// The function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of shaders; any name is a function of it, and none of them runs here.
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Hashable, Sendable {
  /// The library of the app.
  public static let `default` = ShaderLibrary()
  /// The library in a file's contents.
  public init(data: Data) {}
  /// The library in a file.
  public init(url: URL) {}
  private init() {}

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

extension View {
  /// Has no effect here: colors stay as they are.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: nothing is moved within a cell.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
  /// Has no effect here: the layer stays as it is.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}
