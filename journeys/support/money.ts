export const figures = (value: number, digits = 0) => value.toLocaleString("en-US", { maximumFractionDigits: digits });

/** Of dollars, as a screen shows it at the display rate: naira have no kobo. */
export const naira = (usd: number) => `₦${figures(usd * 1_650)}`;
