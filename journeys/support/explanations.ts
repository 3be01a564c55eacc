import { expect, type Locator } from "@playwright/test";

/** Half a minute of frames: what never comes is waited for no longer. */
export const MOST_FRAMES = 1_800;

/**
 * Every figure can be reached by a pointer, opens its explanation at a press, says a number and whose rule that is, and
 * closes at Escape. Inside the page, where each of them takes a few frames.
 */
export async function expectEachExplained(figures: Locator): Promise<void> {
  const wrong = await figures.evaluateAll(async (buttons, most) => {
    const until = async (holds: () => boolean) => {
      for (let frame = 0; frame < most && !holds(); frame += 1) await new Promise(requestAnimationFrame);
      return holds();
    };
    const textOf = (part: string) => [...document.querySelectorAll(`[role=tooltip] ${part}`)].at(-1)?.textContent ?? "";
    const found: string[] = [];
    for (const button of buttons.filter((each) => each instanceof HTMLElement)) {
      button.scrollIntoView({ block: "center" });
      const { left, top, width, height } = button.getBoundingClientRect();
      const reached = button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      button.click();
      const said = await until(
        () => /\d/.test(textOf(".ui-explanation-equation")) && /[a-z]{3}/.test(textOf(".ui-explanation-source")),
      );
      button.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      const closed = await until(() => document.querySelector("[role=tooltip]") === null);
      if (!reached || !said || !closed)
        found.push(`${button.textContent}: ${JSON.stringify({ reached, said, closed })}`);
    }
    return found;
  }, MOST_FRAMES);
  expect(wrong).toEqual([]);
}
