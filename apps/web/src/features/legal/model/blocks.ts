/** A heading or a paragraph; a paragraph keeps its line breaks. */
export interface Block {
  readonly kind: "heading" | "paragraph";
  readonly text: string;
}

/** What an operator wrote, as it is set: paragraphs divided by empty lines, headings on lines that begin with "## ". */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push({ kind: "paragraph", text: paragraph.join("\n") });
    paragraph = [];
  };
  for (const line of text.split("\n").map((each) => each.trimEnd())) {
    const isHeading = line.startsWith("## ");
    if (isHeading || line === "") close();
    if (isHeading) blocks.push({ kind: "heading", text: line.slice(3).trim() });
    else if (line !== "") paragraph.push(line);
  }
  close();
  return blocks;
}
