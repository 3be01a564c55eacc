/**
 * How a page changes what its address says: out of what stands there, which is later than what is drawn while the answer to
 * a press is still on its way to the screen.
 */
export type OnSearch<Search> = (next: (latest: Search) => Search) => void;

/** For an address, which holds texts. */
export const withPage = <Search extends { readonly page?: number | undefined }>({ page, ...search }: Search) => ({
  ...search,
  page: page === undefined ? undefined : String(page),
});
