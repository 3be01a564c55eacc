/** As wide as the code's own lines. [characters] */
const WIDTH = 120;

/** A text in lines that fit, each after the first begun with `indent`, which the first has before it already. */
export function wrapped(text: string, indent = 0): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && indent + longer.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].join(`\n${" ".repeat(indent)}`);
}
