import type { ComponentProps } from "react";
import { EmptyFrame, type EmptyFrameProps } from "./empty-frame";
import { RoadSign } from "./road-sign";

type Props = EmptyFrameProps & { sign?: ComponentProps<typeof RoadSign>["name"] };

export const EmptyState = ({ sign = "deadEnd", ...rest }: Props) => (
  <EmptyFrame drawing={<RoadSign name={sign} />} {...rest} />
);
