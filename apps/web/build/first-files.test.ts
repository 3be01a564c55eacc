import { expect, it } from "vitest";
import { filesOf } from "./first-files";

const CHUNKS = {
  "/pages/design.tsx": { fileName: "design.js", imports: ["shared.js", "often.js"], css: ["design.css"] },
  "/frame.tsx": { fileName: "frame.js", imports: ["often.js", "framework.js"], css: ["frame.css", "index.css"] },
  "shared.js": { fileName: "shared.js", imports: ["often.js", "design.js"], css: [] },
  "often.js": { fileName: "often.js", imports: ["framework.js"], css: ["often.css"] },
  "design.js": { fileName: "design.js", imports: ["shared.js", "often.js"], css: ["design.css"] },
  "framework.js": { fileName: "framework.js", imports: [], css: [] },
};
const chunkOf = (name: string) => {
  const found = Object.entries(CHUNKS).find(([key]) => key === name)?.[1];
  if (found === undefined) throw new Error(`${name} has no file of its own`);
  return { ...found, viteMetadata: { importedCss: new Set(found.css) } };
};

it("names what a first picture imports, however deep and each once, without what the page begins with", () => {
  const pictures = [{ at: "^/projects/", modules: ["/frame.tsx", "/pages/design.tsx"] }];
  expect(filesOf(pictures, chunkOf, new Set(["framework.js", "index.css"]))).toEqual([
    {
      at: "^/projects/",
      files: ["frame.css", "often.css", "design.css", "frame.js", "often.js", "design.js", "shared.js"],
    },
  ]);
});

it("names a file once where one picture goes on with another", () => {
  const pictures = [
    { at: "^/", modules: ["/frame.tsx"] },
    { at: "^/projects/", modules: ["/pages/design.tsx"] },
  ];
  expect(filesOf(pictures, chunkOf, new Set()).map(({ files }) => files)).toEqual([
    ["frame.css", "index.css", "often.css", "frame.js", "often.js", "framework.js"],
    ["design.css", "design.js", "shared.js"],
  ]);
});

it("stops the build where a page has no file of its own", () => {
  expect(() => filesOf([{ at: "/", modules: ["/gone.tsx"] }], chunkOf, new Set())).toThrow("/gone.tsx has no file");
});
