import { say } from "@sunwright/words/account";

interface Named {
  readonly name: string;
  /** What of its user agent tells it. */
  readonly pattern: RegExp;
}

/** Order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS: readonly Named[] = [
  { name: "Edge", pattern: /Edg(e|A|iOS)?\// },
  { name: "Opera", pattern: /OPR\/|Opera/ },
  { name: "Samsung Internet", pattern: /SamsungBrowser\// },
  { name: "Firefox", pattern: /Firefox\/|FxiOS\// },
  { name: "Chrome", pattern: /Chrome\/|CriOS\// },
  { name: "Safari", pattern: /Safari\// },
];
const SYSTEMS: readonly Named[] = [
  { name: "Windows", pattern: /Windows/ },
  { name: "Android", pattern: /Android/ },
  { name: "iOS", pattern: /iPhone|iPad/ },
  { name: "macOS", pattern: /Mac OS X/ },
  { name: "ChromeOS", pattern: /CrOS/ },
  { name: "Linux", pattern: /Linux/ },
];

const find = (names: readonly Named[], text: string) => names.find(({ pattern }) => pattern.test(text))?.name;

/** "Chrome on Android", as far as the browser says. */
export function browserName(userAgent: string): string {
  const browser = find(BROWSERS, userAgent);
  const system = find(SYSTEMS, userAgent);
  if (browser === undefined)
    return system === undefined ? say("browser.unknown") : say("browser.unknownOn", { system });
  return system === undefined ? browser : say("browser.on", { browser, system });
}
