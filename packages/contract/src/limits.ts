/**
 * Bounds both sides enforce. The first groups are the specifications' own; the rest bound what a call may cost. Those of
 * the System Parameters stand in the engine's table of parameters.
 */

/** Source: marketplace specification, sections 5 and 9. */
export const PASSWORD_MIN = 8;
export const NAME_MIN = 2;
export const YEARS_EXPERIENCE = { min: 0, max: 50 } as const;
export const SERVICE_RADIUS_MILES = { min: 1, max: 500, default: 50 } as const;

/** Source: design workflow specification, section 5. */
export const QUANTITY_MIN = 1;
export const HOURS_PER_DAY = { min: 0, max: 24, step: 0.5, initial: 1 } as const;

/** The specification gives a lower bound only; the upper ones are where a figure stops being a house or a clinic. */
export const QUANTITY_MAX = 1_000;
export const APPLIANCE_POWER_MAX = 100_000;
/** What a month takes is stated beside the others, as a share or in hours or kilowatt hours of its day. */
export const MONTH_OF_USE_MAX = 100_000;
export const MONTHS_OF_YEAR = 12;
/** One megawatt and a day of it. */
export const DIRECT_PEAK_POWER_MAX = 1_000_000;
export const DIRECT_DAILY_CONSUMPTION_MAX = 24_000_000;

/** Nothing is cut: longer is refused. */
export const PASSWORD_MAX = 200;
export const EMAIL_MAX = 254;
export const NAME_MAX = 100;
export const LINE_MAX = 200;
export const TEXT_MAX = 2_000;
export const LIST_MAX = 30;

export const APPLIANCES_PER_PROJECT = 200;
export const PROJECTS_PER_ACCOUNT = 500;
export const SHARES_PER_PROJECT = 50;
export const COMMENTS_PER_PROJECT = 1_000;
/** Of what a guest of a link asks for: a first name, and a few sentences. */
export const ASKED_NAME_MAX = 40;
export const ASKED_TEXT_MAX = 500;
/** Asked for by one link, whoever holds it. */
export const ASKED_PER_LINK = 20;
/** All words of a project's discussion; a hundred long ones and hundreds of the usual length. [bytes] */
export const DISCUSSION_BYTES_MAX = 512 * 1024;
/** Entries of one answer. */
export const HISTORY_PAGE_MAX = 100;
export const PICTURE_BYTES_MAX = 100_000;
/** Its pixels fill 17 MB while it is read. [px] */
export const PICTURE_SIDE_MAX = 2_048;

/** Source: design workflow specification, section 5, and its open point A-42: the form hints 1 to 50 m. [m] */
export const ROOF_SIDE_INPUT = { min: 1, max: 50, step: 0.1 } as const;
export const ROOF_SIDE_MAX = 200;
/** [°] */
export const ROOF_TILT = { min: 0, max: 60, step: 1 } as const;
export const OBSTRUCTIONS_MAX = 200;
/** Nothing that matters to a roof stands farther from it, or is larger. [m] */
export const OBSTRUCTION_REACH = 400;
/** [m] */
export const PANEL_SIDE_MIN = 0.2;
export const PANEL_SIDE_MAX = 10;
/** [W] */
export const PANEL_POWER_MAX = 2_000;
/** A roof of 200 m a side filled with the smallest of the specified panels holds 31,746. */
export const PANELS_PER_ROOF = 32_000;
/** Panels of a roof that a share link draws: a larger roof says its count. */
export const SHARED_ROOF_PANELS_MAX = 400;
/** Panels sent with a call: its body ends at 256 kB. */
export const PANELS_SENT_MAX = 4_000;
export const WALKWAYS_MAX = 20;
/** Setbacks, gap, clearance and walkways. [m] */
export const ROOF_RULE_MAX = 10;
/** Characters of a weather file; what the engine reads. Yearly files of all formats have 0.5 to 1.9 million. */
export const WEATHER_TEXT_MAX = 20 * 1024 * 1024;
/** Room for the same in UTF-8 within JSON, where line ends and quotes take two bytes. */
export const WEATHER_BODY_MAX = 24 * 1024 * 1024;
/** A weather file of 210 kB in base64, 4,000 panels and 200 obstructions leave half of it free. [bytes] */
export const PROJECT_FILE_MAX = 2 * 1024 * 1024;
export const FILE_NAME_MAX = 200;
/** The longest id of the library has 94 characters. */
export const EQUIPMENT_ID_MAX = 160;
/** The library fills 209 pages of 25. */
export const EQUIPMENT_PAGES_MAX = 1_000;
/** Of one piece of a chosen part: a million US dollars, and the same in the weakest currency. [of any currency] */
export const PART_PRICE_MAX = 1_000_000;
/**
 * Of one piece that is sold or bought: a hundred million of a currency. The fullest cart of the dearest pieces, with tax,
 * is a sum that a number holds exactly. [minor units]
 */
export const PRICE_MAX = 10_000_000_000;
export const PART_PRICE_TYPED_MAX = 2_000_000_000;
/** A figure typed from a datasheet: volts, amperes, watts, ampere-hours, or a share of 1. */
export const TYPED_FIGURE_BOUNDS = { min: 0.001, max: 10_000_000 } as const;
/** Bounds of a search; the largest inverter of the library delivers 4.2 MW. [W, V] */
export const EQUIPMENT_FIGURE_MAX = 100_000_000;
