// Order matters: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const first = <Name extends string>(list: readonly [RegExp, Name][], text: string) =>
  list.find(([sign]) => sign.test(text))?.[1] ?? null;

export const deviceKinds = ["phone", "tablet", "computer"] as const;
type DeviceKind = (typeof deviceKinds)[number];

// An Android without "Mobile" is a tablet; computers are named by their system.
const kinds: readonly [RegExp, DeviceKind][] = [
  [/\biPhone\b|\bAndroid\b.*\bMobile\b|\bMobile\b.*\bFirefox\//, "phone"],
  [/\biPad\b|\bAndroid\b|\bTablet\b/, "tablet"],
  [/\bWindows\b|\bCrOS\b|\bMacintosh\b|\bLinux\b/, "computer"],
];

/** Kind of device, browser and system of a user agent by the names people know; null for what is not known. */
export function deviceOf(userAgent: string | null) {
  const text = userAgent ?? "";
  return { kind: first(kinds, text), browser: first(browsers, text), system: first(systems, text) };
}
