import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Field } from "./field";
import { NumberCountry } from "./number-box";
import { NumberInput, type NumberInputProps } from "./number-input";
import { QuantityInput } from "./quantity-input";

const shown = (props: Omit<NumberInputProps, "onValueChange">) =>
  renderToStaticMarkup(
    <NumberCountry value="Germany">
      <Field label="Amount">
        <NumberInput {...props} onValueChange={() => undefined} />
      </Field>
    </NumberCountry>,
  );

it("shows what was typed and asks which of two readings is meant", () => {
  const markup = shown({ value: "? 1.500", currency: "EUR" });
  expect(markup).toContain('value="1.500"');
  expect(markup).toContain("1.500 can be read in two ways. Choose one:");
  expect([...markup.matchAll(/<button type="button"[^>]*>([^<]+)</g)].map(([, words]) => words)).toEqual([
    "1,500",
    "1.5",
  ]);
  expect(markup).toContain('aria-invalid="true"');
  const note = /<span id="([^"]+)" role="alert"/.exec(markup)?.[1] ?? "none";
  expect(markup).toContain(`aria-describedby="${note}"`);
});

it("says nothing of a plain number, and draws a count", () => {
  expect(shown({ value: "1234.5", unit: "Wh" })).not.toContain("ui-number-note");
  expect(renderToStaticMarkup(<QuantityInput label="Pieces" value={3} onValueChange={() => undefined} />)).toContain(
    'value="3"',
  );
});
