import { clsx } from "clsx";
import { Mark } from "./mark";

export interface FullPageLoadingProps {
  /** The name under the mark. */
  product: string;
  /** What is being prepared. */
  text?: string | undefined;
  className?: string | undefined;
}

/** A whole page that is not there yet: the mark with its sun rising. */
export function FullPageLoading({ product, text, className }: FullPageLoadingProps) {
  return (
    <output className={clsx("ui-page-loading", className)}>
      <Mark size={56} rising />
      <span>
        <span className="type-h3 block">{product}</span>
        {text && <span className="block text-text-3">{text}</span>}
      </span>
    </output>
  );
}
