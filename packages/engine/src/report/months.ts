const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** @param month 0 to 11 */
export const monthName = (month: number) => MONTHS[month] ?? "";
export const shortMonth = (month: number) => monthName(month).slice(0, 3);
