import "./discussion.css";
import { CommentsPanel } from "./components/comments-panel";
import { HistoryPanel } from "./components/history-panel";

/** "Project Comments and Discussion": everybody who may see the project reads and writes. */
export const ProjectComments = CommentsPanel;
/** "Collaboration History", with undo and restore for those who may change the design. */
export const ProjectHistory = HistoryPanel;
