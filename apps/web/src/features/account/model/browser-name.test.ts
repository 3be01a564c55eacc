import { expect, it } from "vitest";
import { browserName } from "./browser-name";

it("names browser and system as the browser's own line has them", () => {
  const chrome =
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
  const edge =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0";
  const safari =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1";
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
  expect([chrome, edge, safari, firefox, "curl/8", ""].map(browserName)).toEqual([
    "Chrome on Android",
    "Edge on Windows",
    "Safari on iOS",
    "Firefox on Linux",
    "Unknown browser",
    "Unknown browser",
  ]);
});
