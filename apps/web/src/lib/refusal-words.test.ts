import { SOURCE_LANGUAGE, speak } from "@sunwright/words/language";
import { afterEach, expect, it } from "vitest";
import { ApiError } from "./api-error";
import { refusalWords } from "./refusal-words";
import { sayRefusal } from "./refusals";

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

it("lets the server's words stand for a code it does not know", () => {
  expect(sayRefusal("of_a_newer_server", "Said by it")).toBe("Said by it");
  expect(sayRefusal("", "Of a proxy")).toBe("Of a proxy");
});
