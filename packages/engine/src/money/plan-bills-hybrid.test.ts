// Of the rest: hybrids, whose search by the hour takes long; plan-bills.test.ts holds the same of a system on the grid.
import { tryBillsByTheHour } from "./testing/hour-bills";

tryBillsByTheHour("hybrid");
