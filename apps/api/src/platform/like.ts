/** The pattern that finds a text within another in small letters, whatever signs of patterns are in it. */
export const containing = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
