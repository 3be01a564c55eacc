import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NoneYet } from "./none-yet";

const shown = (hostname: string) => renderToStaticMarkup(<NoneYet hostname={hostname} />);

it("an empty market names the command of the demo to whoever is at the server's own machine", () => {
  for (const hostname of ["localhost", "127.0.0.1", "[::1]"])
    expect(shown(hostname)).toMatch(/No shop has published a product yet.*<code translate="no">npm run demo<\/code>/s);
});

it("a visitor from elsewhere reads of no command", () => {
  for (const hostname of ["sunwright.example", "127.0.0.1.example", "192.168.1.7"]) {
    expect(shown(hostname)).toContain("No shop has published a product yet");
    expect(shown(hostname)).not.toContain("npm run demo");
  }
});
