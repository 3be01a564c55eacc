import { clsx } from "clsx";

/** The logo: a pair of drafting dividers whose hinge is the sun. Never redrawn, never tilted. */
export function Mark({ size = 30, rising, className }: { size?: number; rising?: boolean; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={clsx(rising && "ui-mark-rising", className)}
    >
      <path d="M13.6 12.4 6 29M18.4 12.4 26 29" strokeWidth={2.6} />
      <path d="M3 19.6a15.6 15.6 0 0 0 26 0" strokeWidth={2.2} />
      <circle className="ui-mark-sun" cx="16" cy="8" r="5.9" fill="var(--sun-400)" strokeWidth={2.2} />
    </svg>
  );
}
