import type { KeyEntry } from "@sunwright/report/drawings/key";
import { clsx } from "clsx";
import "./drawing-key.css";

/** Names of what a drawing holds. */
export const DrawingKey = ({
  entries,
  className,
}: {
  readonly entries: readonly KeyEntry[];
  readonly className?: string;
}) => (
  <ul className={clsx("drawing-key", className)}>
    {entries.map(({ text, fill, mark }) => (
      <li key={text}>
        <i data-ink={fill} data-mark={mark} aria-hidden="true" />
        {text}
      </li>
    ))}
  </ul>
);
