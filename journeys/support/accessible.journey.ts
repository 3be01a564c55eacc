// Of the rest: the look itself, which every walk takes.
import { expect, expectAccessible, expectHolds, test } from "./journey";

/** The second begins when the first is half way in, and is far from there when the first arrives. */
const TWO_THAT_MOVE = `
  <html lang="en">
    <title>Two that move</title>
    <style>
      @keyframes fade { from { opacity: 0; } }
      #first.moves { animation: fade 400ms; }
      #second.moves { animation: fade 2s; }
    </style>
    <main><h1>Two that move</h1><p id="first">The first</p><p id="second">The second</p></main>
  </html>`;

test("what begins to move while another is waited for is waited for, too, before its colours are judged", async ({
  page,
}) => {
  await page.setContent(TWO_THAT_MOVE);
  await expectAccessible(page);
  await page.evaluate(() => {
    const move = (id: string) => document.getElementById(id)?.classList.add("moves");
    move("first");
    setTimeout(() => move("second"), 200);
  });
  await expectAccessible(page);
});

const PALE = "color: #ddd; background: #fff";
const ON_A_PHONE = (style: string) => `
  <html lang="en">
    <title>On a phone</title>
    <meta name="viewport" content="width=device-width" />
    <style>
      .phone { display: none; ${style} }
      @media (max-width: 600px) { .phone { display: block; } }
    </style>
    <main><h1>On a phone</h1><p>Both</p><p class="phone">A phone alone</p></main>
  </html>`;

test("a text that a phone alone shows is judged by its colours, too", async ({ page }) => {
  await page.setContent(ON_A_PHONE("color: #222"));
  await expectHolds(page);
  await page.setContent(ON_A_PHONE(PALE));
  await expectAccessible(page);
  await expect(expectHolds(page)).rejects.toThrow("color-contrast");
});
