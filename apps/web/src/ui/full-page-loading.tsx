import clsx from "clsx";
import { Mark } from "./mark";

export interface FullPageLoadingProps {
  /** The name under the mark. */
  product: string;
  /** What is being prepared. */
  text?: string;
  className?: string;
}

/** A whole page that is not there yet: the mark with its sun rising. */
export function FullPageLoading({ product, text, className }: FullPageLoadingProps) {
  return (
    <div role="status" className={clsx("ui-page-loading", className)}>
      <Mark size={56} rising />
      <div>
        <div className="type-h3">{product}</div>
        {text && <div className="text-text-3">{text}</div>}
      </div>
    </div>
  );
}
