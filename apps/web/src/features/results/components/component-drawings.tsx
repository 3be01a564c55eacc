import { say } from "@sunwright/words/results";
/** The three components as drawings. Source: the reference drawing of the results page. */

export const PanelComponent = () => (
  <svg width="64" height="56" viewBox="0 0 64 56" role="img" aria-label={say("panelDrawing")}>
    <path d="M18 6h40L46 48H6Z" fill="var(--panel)" stroke="var(--text)" strokeWidth={1.5} strokeLinejoin="round" />
    <path
      d="M28 6 16 48M38 6 26 48M48 6 36 48M15.6 14.4h40M13.2 22.8h40M10.8 31.2h40M8.4 39.6h40"
      stroke="var(--panel-cell)"
      strokeWidth={0.9}
    />
  </svg>
);

export const BatteryComponent = () => (
  <svg width="64" height="56" viewBox="0 0 64 56" role="img" aria-label={say("batteryDrawing")}>
    <rect x="10" y="4" width="40" height="48" rx="3" fill="var(--sheet)" stroke="var(--text)" strokeWidth={1.5} />
    <path d="M50 6l6 4v40l-6 2" fill="var(--sunken)" stroke="var(--text)" strokeWidth={1.5} strokeLinejoin="round" />
    <path d="M10 16h40M10 28h40M10 40h40" stroke="var(--text)" strokeWidth={1.2} />
    <path d="M15 10h8M15 22h8M15 34h8M15 46h8" stroke="var(--battery)" strokeWidth={3} />
    <path d="M42 10h3M42 22h3M42 34h3M42 46h3" stroke="var(--text)" strokeWidth={1.5} />
  </svg>
);

export const InverterComponent = () => (
  <svg width="64" height="56" viewBox="0 0 64 56" role="img" aria-label={say("inverterDrawing")}>
    <rect x="12" y="4" width="38" height="40" rx="4" fill="var(--sheet)" stroke="var(--text)" strokeWidth={1.5} />
    <rect x="20" y="10" width="22" height="12" rx="2" fill="var(--sunken)" stroke="var(--text)" strokeWidth={1.3} />
    <path d="M23 16q3.5-5 6 0t6 0" fill="none" stroke="var(--sun-edge)" strokeWidth={1.6} />
    <circle cx="25" cy="31" r="2.6" fill="var(--battery)" />
    <circle cx="33" cy="31" r="2.6" fill="none" stroke="var(--text)" />
    <path d="M18 44v6M25 44v6M37 44v6M44 44v6M16 38h30" stroke="var(--text)" strokeWidth={1.4} />
  </svg>
);
