// What the server makes pictures in (next.config.mjs), and pages ask for (components/ui/picture.tsx).

export const quality = 75;
/** No upload is wider than 2560 px (lib/features/upload/rules.ts). */
export const deviceSizes = [640, 828, 1080, 1280, 1600, 1920, 2560];
export const imageSizes = [32, 48, 64, 96, 128, 192, 256, 384];
