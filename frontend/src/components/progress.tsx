/** A labelled progress bar; `percent` is 0 to 100. */
export const Progress = ({ label, percent }: { label: string; percent: number }) => (
  <div className="grid gap-2">
    <div className="flex justify-between gap-4 text-sm">
      <span>{label}</span>
      <span className="tabular-nums">{percent}%</span>
    </div>
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1 overflow-hidden bg-line"
    >
      <div className="h-full bg-accent transition-[width] duration-300" style={{ width: `${percent}%` }} />
    </div>
  </div>
);
