const savesData = (connection: unknown): boolean =>
  typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true;

/**
 * Whether the browser may fetch what nobody has asked for yet: not where its person has turned "Save data" on. Not every
 * browser tells. Source: WICG Save Data API.
 */
export const mayFetchAhead = (browser: object = navigator): boolean =>
  !("connection" in browser && savesData(browser.connection));
