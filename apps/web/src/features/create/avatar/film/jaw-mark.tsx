/** What of a filmed face is redrawn, on the head of the pose guide; its frame and that of the guide are one. */
export function JawMark({ hasWords }: { hasWords: boolean }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 90 160" className="absolute inset-0 size-full" fill="none">
        <g className="stroke-film-ink">
          <path d={JAW} strokeWidth="0.8" strokeDasharray="2.2 1.8" />
          <path d="M58.500 77H66.500" strokeWidth="0.6" />
        </g>
      </svg>
      {hasWords && (
        <span className="absolute top-[45%] left-[74%] whitespace-nowrap rounded-sm bg-film/80 px-1.5 py-1 font-medium text-12 text-film-ink leading-tight">
          Only this <br />
          is redrawn
        </span>
      )}
    </>
  );
}

const JAW = 'M30 67C30.500 80 37.500 89.500 45 89.500S59.500 80 60 67C52 63 38 63 30 67Z';
