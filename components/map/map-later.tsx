"use client";
import { later } from "@/components/ui/later";
import type { MapViewProps } from "./types";

/** Keeps the place that the map will take. */
const Place = ({ className = "relative h-full" }: Pick<MapViewProps, "className">) => <div className={className} />;

// Where a network that breaks off does not bring them the page stands without, and they come with its return.
export const MapView = later(() => import("./map-view").then((module) => module.MapView), Place);
export const RoadMap = later(() => import("./road-map").then((module) => module.RoadMap), Place);
