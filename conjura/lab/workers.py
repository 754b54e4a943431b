"""Work for several processes."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

_AHEAD = 16  # jobs handed out for each process: enough for nobody to wait, few enough to keep in memory


def spread(work: Callable[[Job], Result], jobs: Iterable[Job], workers: int) -> Iterator[Result]:
    """The results in the order of the jobs, however many processes do them."""
    if workers <= 1:
        yield from map(work, jobs)
        return
    with ProcessPoolExecutor(workers, initializer=_leave_after, initargs=(os.getpid(),)) as pool:
        begun: deque[Future[Result]] = deque()
        try:
            for job in jobs:
                begun.append(pool.submit(work, job))
                if len(begun) > _AHEAD * workers:
                    yield begun.popleft().result()
            while begun:
                yield begun.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)  # whoever stops listening waits for nothing that has not begun


def _leave_after(parent: int) -> None:
    """A worker whose parent was killed would wait for work for ever; one that is interrupted has nothing to say.

    Where interruptions are ignored, as in the background of a shell, workers ignore them too.
    """
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
