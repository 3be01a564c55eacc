/** Puts a text into the clipboard. Pages served without TLS have none; there the old way still works. */
export async function writeClipboard(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const box = document.createElement("textarea");
  box.value = text;
  // Inside an open dialog, which keeps the focus to itself, a box anywhere else could not be selected.
  (document.querySelector("[role=dialog]") ?? document.body).append(box);
  box.select();
  const copied = document.execCommand("copy");
  box.remove();
  if (!copied) throw new Error("The clipboard took nothing");
}
