let known: boolean | undefined;

/** Whether this browser draws in three dimensions. Asked once: each try would hold a context of a few. */
export function hasWebGl(): boolean {
  if (known === undefined) {
    const context = document.createElement("canvas").getContext("webgl2");
    known = context !== null;
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  }
  return known;
}
