import { SOURCE_LANGUAGE, speak } from "@sunwright/words/language";
import { afterEach, expect, it } from "vitest";
import { ApiError } from "./api-error";
import { refusalWords } from "./refusal-words";
import { REFUSAL_WORDS } from "./refusals";

const speakLike = (name: string) => speak(name, (_room, _key, english) => english);
afterEach(() => speakLike(SOURCE_LANGUAGE));

const REFUSAL = '{"code":"weather_needs_city","message":"In the words of the server"}';

it("shows the server's own words to who reads English, as the server does", async () => {
  const refused = new ApiError(422, "", REFUSAL, await refusalWords());
  expect(refused.userMessage).toBe("In the words of the server");
});

it("says a refusal by its code to who reads another language", async () => {
  speakLike("en-GB");
  const refused = new ApiError(422, "", REFUSAL, await refusalWords());
  expect(refused.userMessage).toBe("Choose a city first: the weather is fetched for it");
  expect(new ApiError(502, "", "<html></html>", await refusalWords()).userMessage).toBe("");
});

const COUNTED = JSON.stringify({
  code: "too_many_attempts",
  message: "Too many attempts. Try again in 34 minutes.",
  issues: [
    {
      path: "",
      message: "Too many attempts. Try again in 34 minutes.",
      text: { key: "answers.goesOn.minutes", values: { count: 34 } },
    },
  ],
});

it("says when it goes on after too many attempts, beside no field", async () => {
  for (const language of [SOURCE_LANGUAGE, "en-GB"]) {
    speakLike(language);
    const refused = new ApiError(429, "", COUNTED, await refusalWords());
    expect(refused.userMessage).toBe("Too many attempts. Try again in 34 minutes.");
    expect(refused.issues).toEqual([]);
  }
});

it("lets the server's words stand for a code it does not know", () => {
  expect(REFUSAL_WORDS.refusal("of_a_newer_server", "Said by it")).toBe("Said by it");
  expect(REFUSAL_WORDS.refusal("", "Of a proxy")).toBe("Of a proxy");
});

const FAULTS = JSON.stringify({
  code: "weather_unreadable",
  message: "",
  issues: [
    { path: "a", message: "By the server", text: { key: "answers.file.outOfBounds", values: { column: "ghi" } } },
    { path: "b", message: "By the server", text: { key: "answers.of a newer server" } },
    { path: "c", message: "By a schema" },
    { path: "d", message: "By a schema", text: { key: "fields.most.characters", values: { limit: 2_000 } } },
  ],
});

it("says a fault by its key to who reads another language, where it has one that is known", async () => {
  const faults = async () => new ApiError(422, "", FAULTS, await refusalWords()).issues.map(({ message }) => message);
  expect(await faults()).toEqual(["By the server", "By the server", "By a schema", "By a schema"]);
  speakLike("en-GB");
  expect(await faults()).toEqual(["ghi is out of bounds", "By the server", "By a schema", "At most 2,000 characters"]);
});
