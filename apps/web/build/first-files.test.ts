import { expect, it } from "vitest";
import { MEMBER_ADDRESSES, PUBLIC_ADDRESSES } from "../src/app/addresses";
import { filesOf, type FirstPicture, PICTURES } from "./first-files";

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

it("names a file once where one picture goes on with another, and again where it does not", () => {
  const pictures = [
    {
      at: "^/",
      modules: ["/frame.tsx"],
      with: [
        { at: "^/projects/", modules: ["/pages/design.tsx"] },
        { at: "^/results/", modules: ["shared.js"] },
      ],
    },
  ];
  expect(filesOf(pictures, chunkOf, new Set())).toEqual([
    { at: "^/", files: ["frame.css", "index.css", "often.css", "frame.js", "often.js", "framework.js"] },
    { at: "^/projects/", files: ["design.css", "design.js", "shared.js"] },
    { at: "^/results/", files: ["design.css", "shared.js", "design.js"] },
  ]);
});

it("stops the build where a page has no file of its own", () => {
  expect(() => filesOf([{ at: "/", modules: ["/gone.tsx"] }], chunkOf, new Set())).toThrow("/gone.tsx has no file");
});

const ID = "4b0cf0a4-52b4-4a3e-9a35-3f9c2f1f0f10";
const pathOf = (address: string) =>
  address.replace("$projectId", ID).replace("$page", "money").replace("$shareToken", "x-_9");

/** What the page at an address asks for, as its modules. */
const askedAt = (address: string, pictures = PICTURES): readonly string[] =>
  pictures.flatMap(({ at, modules, with: further }) => [
    ...(new RegExp(at).test(pathOf(address)) ? modules : []),
    ...askedAt(address, further ?? []),
  ]);
const asking = (module: string) =>
  [...PUBLIC_ADDRESSES, ...MEMBER_ADDRESSES].filter((address) =>
    askedAt(address).some((each) => each.endsWith(module)),
  );

const DESIGNS = [
  "/calculator",
  "/calculator/results",
  "/calculator/results/$page",
  "/projects/$projectId",
  "/projects/$projectId/results",
  "/projects/$projectId/results/$page",
];

it("asks for a design where one is shown, and on no other page of a project", () => {
  expect(asking("design.tsx")).toEqual(DESIGNS);
  expect(asking("step-results.tsx")).toEqual(DESIGNS.filter((address) => address.includes("results")));
  expect(asking("summary-page.tsx")).toEqual(["/calculator/results", "/projects/$projectId/results"]);
});

it("asks for the pages on which people begin, each with what is around it", () => {
  expect(asking("projects.tsx")).toEqual(["/projects"]);
  expect(asking("marketplace.tsx")).toEqual(["/marketplace"]);
  expect(asking("shared.tsx")).toEqual(["/shared/$shareToken"]);
  expect(new Set(asking("frame.tsx"))).toEqual(new Set([...DESIGNS, "/projects", "/marketplace"]));
  expect(asking("start.tsx")).not.toContain("/auth");
});

it("finds what a picture goes on with at some of its addresses alone", () => {
  const wrong = (pictures: readonly FirstPicture[], around?: RegExp): readonly string[] =>
    pictures.flatMap(({ at, with: further = [] }) => [
      ...[...PUBLIC_ADDRESSES, ...MEMBER_ADDRESSES]
        .map(pathOf)
        .filter((path) => new RegExp(at).test(path) && around?.test(path) === false),
      ...wrong(further, new RegExp(at)),
    ]);
  expect(wrong(PICTURES)).toEqual([]);
});
