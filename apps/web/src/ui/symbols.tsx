import type { ReactNode } from "react";

export interface SymbolProps {
  /** Width in px; the height follows at 34 to 44. */
  size?: number | undefined;
  className?: string | undefined;
}

/** Parts of a solar system, drawn in `currentColor`. Decoration beside a word, so hidden from assistive technology. */
function Drawing({ size = 44, className, children }: SymbolProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={(size * 34) / 44}
      viewBox="0 0 44 34"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

export const SolarArraySymbol = (props: SymbolProps) => (
  <Drawing {...props}>
    <path d="M8 4h34l-8 24H1Z" strokeLinejoin="round" />
    <path d="M19.5 4l-7.6 24M31 4l-8 24M5.6 12h33.6M3.3 20h33.4" strokeWidth={1.2} />
  </Drawing>
);

export const BatterySymbol = (props: SymbolProps) => (
  <Drawing {...props}>
    <rect x="2" y="7" width="38" height="22" rx="3" />
    <path d="M10 7V4h6v3M27 7V4h6v3M10 13v10M17 13v10M24 13v10" />
  </Drawing>
);

export const InverterSymbol = (props: SymbolProps) => (
  <Drawing {...props}>
    <rect x="6" y="2" width="32" height="30" rx="3" />
    <path d="M6 32 38 2M11 8h9M11 12h3m2 0h4" strokeWidth={1.5} />
    <path d="M25 25q3-5 5.5 0t5.5 0" strokeWidth={1.6} />
  </Drawing>
);

export const HouseSymbol = (props: SymbolProps) => (
  <Drawing {...props}>
    <path d="M4 14 22 2l18 12v18H4Z" strokeLinejoin="round" />
    <path d="M13 18h4v7h-4zM20 18h4v7h-4zM27 18h4v7h-4z" strokeWidth={1.4} />
  </Drawing>
);

export const GeneratorSymbol = (props: SymbolProps) => (
  <Drawing {...props}>
    <circle cx="22" cy="17" r="13" />
    <text x="22" y="22" textAnchor="middle" fontSize="14" fontWeight="600" fill="currentColor" stroke="none">
      G
    </text>
  </Drawing>
);

export const GridSymbol = (props: SymbolProps) => (
  <Drawing {...props}>
    <path d="M14 31 22 4l8 27M17 21h10M12 11h20M15 16h14" strokeLinecap="round" strokeLinejoin="round" />
  </Drawing>
);

export const SunSymbol = (props: SymbolProps) => (
  <Drawing {...props}>
    <circle cx="22" cy="17" r="6.5" />
    <path
      d="M22 2.5v4M22 27.5v4M7.5 17h4M32.5 17h4M11.75 6.75l2.8 2.8M29.45 24.45l2.8 2.8M32.25 6.75l-2.8 2.8M14.55 24.45l-2.8 2.8"
      strokeLinecap="round"
    />
  </Drawing>
);
