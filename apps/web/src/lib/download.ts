/** Hands a text to the person as a file. */
export function downloadText(fileName: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Not at once: the browser fetches the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
