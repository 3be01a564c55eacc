import { expect, it } from "vitest";
import { testsOf } from "./assertions";
import { parseModule, type Module } from "./syntax";

/** The tests of a file, beside the files it imports. */
function read(text: string, others: Record<string, string> = {}) {
  const modules = new Map<string, Module>();
  for (const [name, content] of Object.entries(others)) modules.set(name, parseModule(`${name}.ts`, content));
  return testsOf(parseModule("a.test.tsx", text), (_, specifier) => modules.get(specifier));
}
const proofs = (text: string, others?: Record<string, string>) =>
  read(text, others).flatMap(({ assertions }) => assertions.map(({ row, text }) => `${row}: ${text}`));

it("reads the row from the message of an assertion, with the text of the assertion", () => {
  expect(read('it("is blue", () => { expect(view.colour, "S-304 view is blue").toBe("blue"); });')).toEqual([
    {
      title: "is blue",
      claims: [],
      assertions: [{ row: "S-304", text: 'expect(view.colour, "S-304 view is blue").toBe("blue")' }],
    },
  ]);
});

it("counts a title as a claim, never as a proof", () => {
  expect(read('it("S-304 S-305 are blue", () => { expect(view.colour).toBe("blue"); });')).toEqual([
    { title: "S-304 S-305 are blue", claims: ["S-304", "S-305"], assertions: [] },
  ]);
});

it("counts the title of a group as a claim that nothing proves", () => {
  const tests = read('describe("S-304 badges", () => { it("is blue", () => { expect(1, "S-304").toBe(1); }); });');
  expect(tests.map(({ claims, assertions }) => [claims, assertions.length])).toEqual([
    [["S-304"], 0],
    [[], 1],
  ]);
  expect(read('test.describe("S-304 badges", () => {});')).toHaveLength(1);
  expect(read('describe("badges", () => {});')).toEqual([]);
});

it("wants a matcher: an expectation without one asserts nothing", () => {
  expect(proofs('it("x", () => { expect(1, "S-304"); void expect(1, "S-305").not; });')).toEqual([]);
});

it("does not take rows from the value, the expected value, a comment or a variable's name", () => {
  const text =
    'it("x", () => { expect("S-304", `why`).toBe("S-305"); /* S-306 */ expect(1, "S-307 it is").toBe(1); });';
  expect(proofs(text)).toEqual(['S-307: expect(1, "S-307 it is").toBe(1)']);
});

it("reads soft and polled assertions, the message alone or among options, with or without await", () => {
  const text = `test("x @phone @rest", { tag: "@slow" }, async () => {
    await expect.soft(page, "S-001").toHaveURL("/");
    await expect.poll(() => 1, { timeout: 5, message: "S-002" }).toBe(1);
    await expect(page, { message: \`S-003 and S-004\` }).not.toHaveURL(
      "/b",
    );
  });`;
  expect(read(text).map(({ title }) => title)).toEqual(["x"]);
  expect(proofs(text)).toEqual([
    'S-001: expect.soft(page, "S-001").toHaveURL("/")',
    'S-002: expect.poll(() => 1, { timeout: 5, message: "S-002" }).toBe(1)',
    'S-003: expect(page, { message: `S-003 and S-004` }).not.toHaveURL("/b")',
    'S-004: expect(page, { message: `S-003 and S-004` }).not.toHaveURL("/b")',
  ]);
});

it("finds tests by all their names, and nothing else", () => {
  const text = `
    it.each([1])("a", () => {}); it.skipIf(no)("b", () => {}); test.only("c", () => {}); it(\`d \${e}\`, () => {});
    test.describe("no", () => {}); test.step("no", () => {}); test.use({}); beforeEach(() => {}); wait("no", () => {});`;
  expect(read(text).map(({ title }) => title)).toEqual(["a", "b", "c", "d ${e}"]);
});

it("takes the rows of a table's cases, of the column that the message shows alone", () => {
  expect(
    proofs(`const CASES = [["S-001", "a", "S-008"], ["S-002", "b", "S-009"]] as const;
      it.each(CASES)("%s", (row, value) => { expect(value, row).toBe("a"); });`),
  ).toEqual(['S-001: expect(value, row).toBe("a")', 'S-002: expect(value, row).toBe("a")']);
  expect(
    proofs(`it.each([{ row: "S-003", value: "S-009" }])("$row", ({ row, value }) => {
      expect(value, \`\${row} holds\`).toBe("a");
    });`),
  ).toEqual(['S-003: expect(value, `${row} holds`).toBe("a")']);
  expect(
    proofs(`it("x", () => { for (const [row, value] of [...CASES, ["S-005", 2]]) expect(value, row).toBe(1); });
      const CASES = [["S-004", 1]];`),
  ).toEqual(["S-004: expect(value, row).toBe(1)", "S-005: expect(value, row).toBe(1)"]);
  expect(
    proofs(`for (const { row, is } of [{ row: "S-006", is: 1 }]) it(\`\${row}\`, () => expect(is, row).toBe(1));`),
  ).toEqual(["S-006: expect(is, row).toBe(1)"]);
  expect(proofs(`it("x", () => { [{ row: "S-007" }].forEach((each) => expect(1, each.row).toBe(1)); });`)).toEqual([
    "S-007: expect(1, each.row).toBe(1)",
  ]);
  expect(
    proofs(`it("x", () => { for (const [row, to] of Object.entries({ "S-010": 1 })) expect(to, row).toBe(1); });`),
  ).toEqual(["S-010: expect(to, row).toBe(1)"]);
});

it("does not count a table's rows where the message does not show them", () => {
  expect(proofs('it.each([["S-001", "a"]])("%s", (row, value) => { expect(value, value).toBe("a"); });')).toEqual([]);
  expect(proofs('it("x", () => { for (const [row] of [["S-001"]]) expect(1).toBe(1); });')).toEqual([]);
});

it("carries a message through helpers, and shows the test's call of them", () => {
  const helper = `export async function expectToast(page, title, { text, message } = {}) { await toast(page, message); }
    const toast = async (page, why = "a toast") => { await expect(page, why).toBeVisible(); };`;
  expect(
    proofs(
      `import { expectToast as seen } from "./toast";
       test("x", async () => { await seen(page, "S-999", { message: "S-001 says so" }); await seen(page, "Saved"); });`,
      { "./toast": helper },
    ),
  ).toEqual(['S-001: seen(page, "S-999", { message: "S-001 says so" })']);
});

it("takes a row that a helper's own assertion names for each test that calls it", () => {
  const tests = read(`function standsThere() { expect(1, "S-001").toBe(1); }
    it("calls", () => { standsThere(); }); it("does not", () => {});`);
  expect(tests.map(({ assertions }) => assertions.map(({ row }) => row))).toEqual([["S-001"], []]);
});

it("ends where helpers call each other", () => {
  expect(
    proofs(`function odd(row) { expect(1, row).toBe(1); even(row); } function even(row) { odd(row); }
      it("x", () => { odd("S-001"); });`),
  ).toEqual(['S-001: odd("S-001")']);
});
