import { describe, expect, it } from "vitest";
import { afterVerification, isCommonPassword, normalEmail, pictureType } from "./rules";

describe("common passwords", () => {
  // The most common of every published list that a form with 8 characters lets through.
  it.each(["password", "12345678", "qwertyuiop", "iloveyou", "Password1", "PASSWORD", "football"])(
    "refuses %s in any case",
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it.each(["seventeen mangoes", "correct horse battery staple", "password seventeen mangoes"])(
    "takes %s: only whole passwords are on the list",
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});

describe("a picture", () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  const text = (value: string) => new TextEncoder().encode(value);

  it("is told by its first bytes, as the formats' standards give them", () => {
    expect(pictureType(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe("image/png");
    expect(pictureType(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe("image/jpeg");
    expect(pictureType(text("RIFF\u0001\u0002\u0003\u0004WEBPVP8 "))).toBe("image/webp");
  });

  it("is refused when the bytes are of something else", () => {
    for (const other of [
      "",
      "GIF89a",
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "<html><script>alert(1)</script>",
      "RIFF1234WAVE",
      "RIFF1234WEB",
    ]) {
      expect(pictureType(text(other)), other).toBeNull();
    }
    expect(pictureType(bytes(0x89, 0x50, 0x4e, 0x47))).toBeNull();
  });

  it("may have 100,000 bytes and not one more", () => {
    const jpeg = new Uint8Array(100_001).fill(0xff, 0, 3);
    jpeg[1] = 0xd8;
    expect(pictureType(jpeg.subarray(0, 100_000))).toBe("image/jpeg");
    expect(pictureType(jpeg)).toBeNull();
  });
});

describe("a verification link", () => {
  it("leads to our sign-in screen with the outcome, and nowhere else", () => {
    expect(afterVerification("verified")).toBe("/auth?verified=true");
    for (const outcome of ["already_verified", "link_invalid"] as const) {
      const url = new URL(afterVerification(outcome), "https://solar.example.org");
      expect([url.origin, url.pathname]).toEqual(["https://solar.example.org", "/auth"]);
      expect(url.searchParams.get("verified")).toBe(String(outcome === "already_verified"));
      expect(url.searchParams.get("message")).not.toBe("");
    }
  });
});

it("compares addresses without regard to case", () => {
  expect(normalEmail("Ada.Example@EXAMPLE.org")).toBe("ada.example@example.org");
});
