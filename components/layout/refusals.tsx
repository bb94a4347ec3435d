import { Forbidden } from "./forbidden";
import { NotFoundView } from "./not-found-view";

export const RefusalView = ({ forbidden }: { forbidden?: boolean }) => (forbidden ? <Forbidden /> : <NotFoundView />);
