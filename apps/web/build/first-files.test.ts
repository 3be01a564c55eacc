import { expect, it } from "vitest";
import { MEMBER_ADDRESSES, PUBLIC_ADDRESSES } from "../src/app/addresses";
import { filesOf, PICTURES } from "./first-files";

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

const ID = "4b0cf0a4-52b4-4a3e-9a35-3f9c2f1f0f10";
const pathOf = (address: string) => address.replace("$projectId", ID).replace("$page", "money");
const shownAt = (picture: number) =>
  [...PUBLIC_ADDRESSES, ...MEMBER_ADDRESSES].filter((address) =>
    new RegExp(PICTURES[picture]?.at ?? "").test(pathOf(address)),
  );

it("asks for a design where one is shown, and on no other page of a project", () => {
  expect(shownAt(1)).toEqual([
    "/calculator",
    "/calculator/results",
    "/calculator/results/$page",
    "/projects/$projectId",
    "/projects/$projectId/results",
    "/projects/$projectId/results/$page",
  ]);
  expect(shownAt(2)).toEqual(shownAt(1).filter((address) => address.includes("results")));
  expect(shownAt(3)).toEqual(["/calculator/results", "/projects/$projectId/results"]);
});
