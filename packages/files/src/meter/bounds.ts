/** Of a file; more is refused unread. [bytes of the file, characters of its text] */
export const METER_FILE_MAX = 20 * 1024 * 1024;
