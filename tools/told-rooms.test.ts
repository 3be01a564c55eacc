import { readFileSync } from "node:fs";
import { tell } from "@sunwright/words/engine";
import { tellSource } from "@sunwright/words/appliance-words";
import { tell as tellAnswers } from "@sunwright/words/tell-answers";
import { tell as tellMaterials } from "@sunwright/words/tell-materials";
import { tell as tellQuotes } from "@sunwright/words/tell-quotes";
import { tell as tellValidation } from "@sunwright/words/tell-validation";
import { expect, it } from "vitest";
import { isTest, sourceFiles } from "./source";

/** Where keys of a room are made: the compiler knows the room by its type, whoever says it by its name. */
const MADE = /^(?:export )?const \w+ = textsOf<typeof (\w+)>\("([\w-]+)"\)/gm;
const made = sourceFiles()
  .filter((file) => /^(packages|apps)\//.test(file) && !isTest(file))
  .flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...text.matchAll(MADE)].map(([, say = "", room = ""]) => ({ file, text, say, room }));
  });

/** Rooms that are not said beside a design. */
const APART: Readonly<Record<string, typeof tell>> = {
  "appliance-sources": tellSource,
  answers: tellAnswers,
  materials: tellMaterials,
  quotes: tellQuotes,
  "validation-figures": tellValidation,
};

it("found the rooms of which keys are made", () => {
  expect(made.map(({ room }) => room)).toEqual(expect.arrayContaining(["advice", "sizing", "shown-traces"]));
});

it.each(made)("says the keys that $file makes of the room $room, which is the one their type is of", (texts) => {
  const { text, say, room } = texts;
  const said = APART[room] ?? tell;
  expect(() => said({ key: `${room}.no such text` })).toThrow(`The room ${room} has no text`);
  const imported = say === "say" ? "say" : `say as ${say}`;
  expect(text).toContain(`import type { ${imported} } from "@sunwright/words/${room}";`);
});
