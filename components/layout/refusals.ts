export { Forbidden } from "./forbidden";
export { NotFoundView } from "./not-found-view";
