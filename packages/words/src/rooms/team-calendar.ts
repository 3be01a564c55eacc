import { room } from "../room";

/** The days of a firm's teams, beside its board of jobs. */
export const say = room("team-calendar", {
  title: "Calendar",
  weeks: "Weeks shown",
  earlier: "Four Weeks Earlier",
  later: "Four Weeks Later",
  now: "This Week",
  from: "{from} to {to}",
  noTeam: "No team yet",
  free: "Free from {day} on",
  freeFor: "Free from {day}, {days, plural, one {# day} other {# days}}",
  clash: "Two jobs at once on {day}",
  job: "{client}, {place}: {days}, {state}",
  none: "Nobody has a job in these weeks.",
  noDay: "{jobs, plural, one {# open job has} other {# open jobs have}} no day yet. The list has them.",
  more: "The calendar shows the first {count, number, whole} jobs by their day. The list has all.",
  help: "A day and a team are set on the page of each job.",
});
