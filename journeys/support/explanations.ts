import { expect, type Locator } from "@playwright/test";

/** Half a minute of frames: what never comes is waited for no longer. */
const MOST_FRAMES = 1_800;

/** Presses a figure and waits for its explanation, in one call to the browser. Returns whether it came. */
export const pressOpen = (figure: Locator): Promise<boolean> =>
  figure.evaluate(async (button: HTMLElement, most) => {
    button.click();
    const opened = () => document.querySelector("[role=tooltip]")?.checkVisibility() === true;
    for (let frame = 0; frame < most && !opened(); frame += 1) await new Promise(requestAnimationFrame);
    return opened();
  }, MOST_FRAMES);

/** Sends a figure Escape and waits until its explanation is gone. Returns whether it went. */
export const escapeShut = (figure: Locator): Promise<boolean> =>
  figure.evaluate(async (button, most) => {
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    const gone = () => document.querySelector("[role=tooltip]") === null;
    for (let frame = 0; frame < most && !gone(); frame += 1) await new Promise(requestAnimationFrame);
    return gone();
  }, MOST_FRAMES);

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
