import { wordsAsked } from "../products/figure-words";
import { CATEGORIES, type Category } from "@sunwright/engine/procurement/specifications";

/** Words of one search that are looked at; more say no more. */
const MOST_WORDS = 8;

/** Letters by which a word is known as a category's, so that "batteries" and "invertor" are understood. */
const LETTERS = 5;
const SHORTEST = 4;

/** The words of a search; a number and its unit are one of them. */
export const wordsOf = (search: string | undefined): readonly string[] => wordsAsked(search ?? "").slice(0, MOST_WORDS);

/** Categories that a word names by its beginning. */
export const categoriesNamed = (word: string): readonly Category[] =>
  word.length < SHORTEST ? [] : CATEGORIES.filter((category) => category.includes(word.slice(0, LETTERS)));
