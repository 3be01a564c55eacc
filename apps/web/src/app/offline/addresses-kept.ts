/** Where the parts of a project that designing needs are read. */
export const AT = {
  user: "/api/auth/user",
  catalogue: "/api/appliances",
  figures: "/api/figures",
  project: (id: string) => `/api/projects/${id}`,
  appliances: (id: string) => `/api/projects/${id}/appliances`,
  design: (id: string) => `/api/projects/${id}/design`,
  weather: (id: string) => `/api/projects/${id}/weather`,
  hours: (id: string) => `/api/projects/${id}/weather/hours`,
  parts: (id: string) => `/api/projects/${id}/parts`,
  economics: (id: string) => `/api/projects/${id}/economics`,
  comparison: (id: string) => `/api/projects/${id}/comparison`,
  placement: (id: string) => `/api/projects/${id}/panel-placement`,
} as const;

/** What a person opened is kept as far as designing needs it, and a job, whose photos are taken where there is no connection: no comments, no links. */
export const isForDesigning = (url: string) => FOR_DESIGNING.test(url);
const PARTS_OF_A_PROJECT = "appliances|design|weather|weather/hours|parts|price|economics|comparison|panel-placement";
const FOR_DESIGNING = new RegExp(
  `^/api/(appliances|figures|settings|jobs/[^/?]+|projects(\\?(?!.*\\b(?:search|sort)=).*|/[^/?]+(/(${PARTS_OF_A_PROJECT}))?)?)$`,
);

/** Lists of projects, one for each question. */
export const isListOfProjects = (url: string) => /^\/api\/projects(\?|$)/.test(url);

const OF_A_PROJECT = /^(\/api\/projects\/)([^/?]+)(.*)$/;
/** Null for what belongs to no project. */
export const projectIn = (url: string): string | null => OF_A_PROJECT.exec(url)?.[2] ?? null;
export const withProject = (url: string, id: string): string =>
  url.replace(OF_A_PROJECT, (_whole, head: string, _id: string, rest: string) => `${head}${id}${rest}`);
