type Report = (error: unknown) => void;

/** Who is told of a defect that an error page shows; nobody before the reader's leave is known (errors.ts). */
export const defects: { report?: Report } = {};

export const reportDefect: Report = (error) => defects.report?.(error);
