/** Hands a text to the person as a file. */
export const downloadText = (fileName: string, content: string, type: string) =>
  downloadBlob(fileName, new Blob([content], { type }));

export const downloadBytes = (fileName: string, content: Uint8Array<ArrayBuffer>, type: string) =>
  downloadBlob(fileName, new Blob([content], { type }));

export function downloadBlob(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Not at once: the browser fetches the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
