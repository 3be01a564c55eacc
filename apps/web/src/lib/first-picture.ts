import { useState } from "react";

/** HTML that the server sent to be seen before the application (`build/first-pictures.ts`), as long as nothing replaced it. */
function standing(selector: string): string | undefined {
  // The build, which draws pictures with this, has no document; in another language than theirs they are hidden.
  if (typeof document === "undefined" || document.documentElement.hasAttribute("data-other-language")) return undefined;
  return document.querySelector(selector)?.outerHTML;
}

/** The whole picture, kept from the first drawing on. */
export const useFirstPicture = () => useState(() => standing("[data-first-picture]"))[0];

/** What of it is read: a shared project as text. */
export const useFirstText = () => useState(() => standing("[data-first-text]"))[0];
