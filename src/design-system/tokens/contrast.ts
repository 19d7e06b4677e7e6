/** Color measurements for tests and Storybook's color page, never for components. */

interface Rgb {
  r: number;
  g: number;
  b: number;
}

const pattern = /^oklch\((?<l>[\d.]+) (?<c>[\d.]+) (?<h>[\d.]+)(?: \/ (?<alpha>[\d.]+))?\)$/u;

/** Converts `oklch(l c h)` to linear sRGB, whatever its alpha; channels outside 0-1 are out of gamut. Throws on any other notation. */
export function linearRgb(oklch: string): Rgb {
  const groups = pattern.exec(oklch)?.groups;
  if (!groups) throw new Error(`Not an oklch color: ${oklch}. Write it as oklch(lightness chroma hue).`);
  const lightness = Number(groups.l);
  const hue = (Number(groups.h) * Math.PI) / 180;
  const a = Number(groups.c) * Math.cos(hue);
  const b = Number(groups.c) * Math.sin(hue);
  // Matrices: Björn Ottosson, "A perceptual color space for image processing".
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    g: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    b: -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  };
}

/** Whether the color is within sRGB. */
export function isInGamut(oklch: string): boolean {
  return Object.values(linearRgb(oklch)).every((channel) => channel > -0.0005 && channel < 1.0005);
}

const clip = (channel: number): number => Math.min(1, Math.max(0, channel));
const encode = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
const decode = (encoded: number): number => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);

/** Channels as a screen shows them, 0 to 1. */
const screenRgb = (oklch: string): number[] =>
  Object.values(linearRgb(oklch)).map((channel: number) => encode(clip(channel)));

/** Lays a translucent color over an opaque one, as browsers do: in encoded sRGB. */
function laidOver(layer: string, ground: string): number[] {
  const alpha = Number(pattern.exec(layer)?.groups?.alpha ?? 1);
  const below = screenRgb(ground);
  return screenRgb(layer).map((channel, index) => channel * alpha + (below[index] ?? 0) * (1 - alpha));
}

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map(decode);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Converts an opaque color to `#rrggbb`, where oklch isn't supported. */
export function hex(oklch: string): string {
  const channels = screenRgb(oklch).map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/** Contrast ratio of WCAG 2.2 between two opaque colors, 1 to 21; with a translucent layer over the second. */
export function contrast(foreground: string, ground: string, layer?: string): number {
  const below = layer === undefined ? screenRgb(ground) : laidOver(layer, ground);
  const [low = 0, high = 0] = [luminance(screenRgb(foreground)), luminance(below)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
