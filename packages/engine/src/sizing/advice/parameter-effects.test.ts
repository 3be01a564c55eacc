// Of the rest: every parameter for every system type in every place.
import { isFirst, tryWalks, WALKS } from "../testing/parameter-effects";

tryWalks(WALKS.filter((walk) => !isFirst(walk)));
