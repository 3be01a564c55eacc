import { room } from "../room";

export const say = room("projects", {
  // projects
  nothingWasChangedTry: "Nothing was changed. Try again.",
  projectCreatedSuccessfully: "Project created successfully",
  failedToCreateProject: "Failed to create project",
  importedButNotCalculated: "Imported, but not calculated yet",
  imported: "{name} imported",
  failedToImportProject: "Failed to import project",
  renamedTo: "Renamed to {name}",
  failedToRenameProject: "Failed to rename project",
  failedToDuplicateProject: "Failed to duplicate project",
  failedToArchiveProject: "Failed to archive project",
  failedToReopenProject: "Failed to reopen project",
  youLeft: "You left {name}",
  failedToLeaveProject: "Failed to leave project",
  failedToDeleteProject: "Failed to delete project",
  // delete-dialog
  delete: "Delete {name}?",
  itsAppliancesParametersResults:
    "Its appliances, parameters, results and history are deleted for good. Archive it instead to keep them.",
  delete2: "Delete",
  // import-button
  projectFile: "Project file",
  importProject: "Import project",
  // leave-dialog
  leave: "Leave {name}?",
  itGoesFromYour:
    "It goes from your list, and you hear of its changes no more. The link you came by, while it lives, leads back.",
  leave2: "Leave",
  // project-list
  activeProjects: "Active projects",
  archivedProjects: "Archived projects",
  project: "Project",
  system: "System",
  panels: "Panels",
  estimatedCost: "Estimated cost",
  changed: "Changed",
  actions: "Actions",
  notCalculated: "Not calculated",
  appliances: "{applianceCount, plural, one {# appliance} other {# appliances}}",
  calculatedByAnOlder: "Calculated by an older method",
  sharedBy: "Shared by",
  // project-menu
  actionsFor: "Actions for {name}",
  open: "Open",
  rename: "Rename",
  duplicate: "Duplicate",
  archive: "Archive",
  reopen: "Reopen",
  // rename-dialog
  renameProject: "Rename project",
  cancel: "Cancel",
  projectName: "Project name",
  giveTheProjectA: "Give the project a name",
  // projects-page
  myProjects: "My projects",
  newProject: "New project",
  projects: "Projects",
  whichProjects: "Which projects",
  active: "Active",
  archived: "Archived",
  loadingProjects: "Loading projects",
  yourProjectsCouldNot: "Your projects could not be loaded",
  theyAreSafeOn: "They are safe on the server.",
  loadMore: "Load more",
  theNextProjectsCould: "The next projects could not be loaded. Try again.",
  nothingIsArchivedA: "Nothing is archived. A project you put away is kept here with all it holds.",
  openTheCalculator: "Open the calculator",
  noProjectsYetThe: "No projects yet. The calculator makes the first one for you.",
  // delete-dialog
  deleting: "Deleting",
  // import-button
  importing: "Importing",
  // leave-dialog
  leaving: "Leaving",
  // rename-dialog
  renaming: "Renaming",
  // projects-page
  creating: "Creating",
  loading: "Loading",
});
