import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ProductPicture } from "./product-picture";

const shown = (props: Parameters<typeof ProductPicture>[0]) => renderToStaticMarkup(<ProductPicture {...props} />);

it("shows what the shop shows, with its words", () => {
  const html = shown({ category: "panel", picture: { small: "/api/marketplace/pictures/ab", alternative: "Front" } });
  expect(html).toContain('src="/api/marketplace/pictures/ab"');
  expect(html).toContain('alt="Front"');
  expect(html).not.toContain("<svg");
});

it("draws a symbol where there is none, one for each kind, hidden from who cannot see it", () => {
  const drawn = ["panel", "battery", "inverter", "generator", "cable"].map((category) =>
    shown({ category, picture: null }),
  );
  for (const html of drawn) expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
  expect(new Set(drawn).size).toBe(drawn.length);
});
